/** Which draft of a project was opened on this device last: it opens again by itself, those of other devices do not. */
const keyOf = (projectId: string) => `draft:${projectId}`;

/** The id of that draft, or null. */
export function ownDraft(projectId: string): string | null {
  try {
    return localStorage.getItem(keyOf(projectId));
  } catch {
    return null; // storage may be blocked
  }
}

/** Notes a draft, or with null that none is open any more. */
export function noteOwnDraft(projectId: string, id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(keyOf(projectId));
    else localStorage.setItem(keyOf(projectId), id);
  } catch {
    // Then the draft stands in the list.
  }
}
