/** Who and what for, in one cell: the party first, as that is what people look for. */
export function PartyText({ party, text }: { party: string | null | undefined; text: string }) {
  if (!party) return text
  return (
    <>
      <b className="fw5">{party}</b> <span className="subtle">{text}</span>
    </>
  )
}
