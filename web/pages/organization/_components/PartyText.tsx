/** Counterparty and purpose in one cell: the counterparty first, since users look for that. */
export function PartyText({ party, text }: { party: string | null | undefined; text: string }) {
  if (!party) return text
  return (
    <>
      <b className="fw5">{party}</b> <span className="subtle">{text}</span>
    </>
  )
}
