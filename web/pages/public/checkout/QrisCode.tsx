import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { encode } from 'uqr'

type QrisCodeProps = { content: string; number: string; organizationName: string }

const MODULE_PIXELS = 12

/** The code to scan, and the same as an image for paying on the phone that shows it. */
export function QrisCode({ content, number, organizationName }: QrisCodeProps) {
  const { formatMessage } = useIntl()
  const { data, size } = useMemo(() => encode(content, { border: 2, ecc: 'M' }), [content])
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <div className="checkout-qr">
      <figure>
        <figcaption>{organizationName}</figcaption>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={formatMessage({ id: 'checkout.qr' })}
          shapeRendering="crispEdges"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={dark.join('')} fill="#000" />
        </svg>
        <small>QRIS</small>
      </figure>
      <button type="button" className="btn btn-xl" onClick={() => saveImage(data, `qris-${number}.png`)}>
        <Download className="i" aria-hidden />
        <FormattedMessage id="checkout.qr.save" />
      </button>
      <p className="muted t12">
        <FormattedMessage id="checkout.qr.hint" />
      </p>
    </div>
  )
}

function saveImage(data: readonly (readonly boolean[])[], name: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = data.length * MODULE_PIXELS
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * MODULE_PIXELS, y * MODULE_PIXELS, MODULE_PIXELS, MODULE_PIXELS)
  canvas.toBlob(blob => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    URL.revokeObjectURL(url)
  })
}
