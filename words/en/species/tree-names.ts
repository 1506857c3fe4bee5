/** The name of a tree that calls give in English, as a person reads it; one of her own stays as it is. */
export const treeNamed = (name: string): string => name;
