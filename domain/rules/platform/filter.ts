/** Whether a choice narrows a list: 'all' and empty leave it open (§5, §13.1). */
export function isChosen(choice: string | undefined): choice is string {
  return choice !== undefined && choice !== '' && choice !== 'all';
}
