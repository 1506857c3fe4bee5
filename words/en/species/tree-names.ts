/** The name of a tree that calls give in English, as a person reads it; a child's own name stays. */
export const treeNamed = (name: string): string => name;
