/**
 * A line under a moment of the timeline, which is either what a child typed and stays so, or what rules say was counted.
 * Another language has the latter's words here.
 */
export const momentDetail = (line: string): string => line;
