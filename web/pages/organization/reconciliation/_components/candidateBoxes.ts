/** The checkboxes of the right pane, in order. */
export function candidateBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('[data-candidate] input[type="checkbox"]')]
}

/** The id of the checkbox of an expected transaction found by search. */
export function foundBoxId(expectedId: string): string {
  return `${FOUND}${expectedId}`
}

/** The first checkbox of the search results. */
export function firstFoundBox(): HTMLInputElement | undefined {
  return candidateBoxes().find(({ id }) => id.startsWith(FOUND))
}

const FOUND = 'found-'
