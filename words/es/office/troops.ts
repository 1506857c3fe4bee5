export const troopName = ({ number }: { readonly number: string }) => `Tropa ${number}`;
