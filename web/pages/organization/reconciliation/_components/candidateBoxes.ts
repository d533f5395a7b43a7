/** The checkboxes of the right pane, in their order. */
export function candidateBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('[data-candidate] input[type="checkbox"]')]
}

/** What the checkbox of an expected transaction that a search found is called. */
export function foundBoxId(expectedId: string): string {
  return `${FOUND}${expectedId}`
}

/** The first that the search found. */
export function firstFoundBox(): HTMLInputElement | undefined {
  return candidateBoxes().find(({ id }) => id.startsWith(FOUND))
}

const FOUND = 'found-'
