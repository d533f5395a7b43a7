/** What stands before an amount: `Rp` in Indonesian, `IDR ` in English; of other currencies their code. It is never left alone on a line. */
export const currencySign = (currency: string, language: 'en' | 'id' | 'both'): string =>
  currency === 'IDR' && language !== 'en' ? 'Rp' : `${currency}\u00A0`
