// How what is still expected of an invoice lies in its parts.

/** A part of an invoice: an instalment, or all of it. */
export type Part = {
  partId: string
  name: string | null
  dueDate: string
  /** Its cash when the invoice was issued. */
  cashMinor: bigint
  /** What matches with bank lines have settled of it; without what was kept as credit. */
  bankMinor: bigint
}

export type OpenPart = Part & { expectedMinor: bigint }

const less = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * What is expected of each part of an invoice of which `openMinor` is expected in all. A bank line settled the part that it was matched with;
 * whatever else was paid or credited settles the parts by their due dates.
 */
export function openParts(parts: readonly Part[], openMinor: bigint): OpenPart[] {
  const inOrder = parts.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))
  const rooms = inOrder.map(({ cashMinor, bankMinor }) => (cashMinor > bankMinor ? cashMinor - bankMinor : 0n))
  let settled = rooms.reduce((sum, room) => sum + room, -openMinor)
  return inOrder.map((part, place) => {
    // More may be open again than the parts had: it is of the last.
    const isLast = place === inOrder.length - 1
    const taken = isLast ? settled : less(settled > 0n ? settled : 0n, rooms[place]!)
    settled -= taken
    return { ...part, expectedMinor: rooms[place]! - taken }
  })
}

/**
 * Which parts a promise for the invoice is of: what is due by then, else the next part that is open. Later instalments are not meant by it.
 */
export function promisedParts<P extends OpenPart>(
  parts: readonly P[],
  promisedOn: string | null,
): (P & { promisedOn: string | null })[] {
  const open = parts.filter(({ expectedMinor }) => expectedMinor > 0n)
  const due = open.filter(({ dueDate }) => promisedOn !== null && dueDate <= promisedOn)
  const meant = new Set(due.length > 0 ? due : open.slice(0, 1))
  return parts.map(part => ({ ...part, promisedOn: meant.has(part) ? promisedOn : null }))
}
