/**
 * The text before an amount: `Rp` in Indonesian, `IDR ` in English; for other currencies their code. It never wraps apart from the amount.
 */
export const currencySign = (currency: string, language: 'en' | 'id' | 'both'): string =>
  currency === 'IDR' && language !== 'en' ? 'Rp' : `${currency}\u00A0`
