/** The words for the service's notation: `≤ 100000000.00: * → Siti / Budi; ≤ ∞: * + *`. */
export type BandWords = {
  upTo: (amount: string) => string
  above: string
  anybody: string
  or: string
  and: string
  then: string
}

const BAND = /^≤ (∞|\d+\.\d\d): (.+)$/

/** The bands of an approval policy in words; any other text unchanged. */
export function readableBands(text: string, words: BandWords): string {
  const bands = text.split('; ').map(band => BAND.exec(band))
  const told = bands.flatMap(found => (found ? [readBand(found[1] ?? '', found[2] ?? '', words)] : []))
  return told.length === bands.length ? told.join('; ') : text
}

function readBand(end: string, steps: string, words: BandWords): string {
  const isOrdered = steps.includes(' → ')
  const told = steps
    .split(isOrdered ? ' → ' : ' + ')
    .map(step => (step === '*' ? words.anybody : step.replaceAll(' / ', ` ${words.or} `)))
  return `${end === '∞' ? words.above : words.upTo(end)}: ${told.join(`, ${isOrdered ? words.then : words.and} `)}`
}
