import { type Formats, useFormats } from '../../../../i18n/format.ts'

/** `11%`, or `2,65%` in Indonesian. */
export const percentText = ({ numbers }: Pick<Formats, 'numbers'>, rate: string): string =>
  `${numbers === 'id' ? rate.replace('.', ',') : rate}%`

export function usePercent(): (rate: string) => string {
  const formats = useFormats()
  return rate => percentText(formats, rate)
}
