import { useState } from 'react'
import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { DocumentLanguage, useInvoicePdfsQuery } from '../../../../__generated__/useInvoicePdfsQuery.graphql.ts'
import { today } from '../../../../i18n/format.ts'
import { saveFile } from '../../_lib/saveFile.ts'
import type { RecordResult } from '../../results/bulkPayload.ts'

type Entry = { name: string; input: Blob }

/** Saves invoices: one as PDF, several as a ZIP. Returns a result for each; `done` counts the ones fetched so far. */
export function useInvoicePdfs() {
  const { formatMessage } = useIntl()
  const environment = useRelayEnvironment()
  const [done, setDone] = useState<number | null>(null)
  const failed = formatMessage({ id: 'papers.pdf.failed' })

  async function save(ids: readonly string[], language: DocumentLanguage): Promise<readonly RecordResult[]> {
    setDone(0)
    try {
      const entries: Entry[] = []
      const results: RecordResult[] = []
      // Sequentially, since the server prints them one at a time.
      for (const { id, name, url } of await readDocuments(ids, language)) {
        const { pdf, refusal } = await fetchPdf(url).catch(() => ({ pdf: null, refusal: null }))
        if (pdf) entries.push({ name: `${name}.pdf`, input: pdf })
        results.push({ nodeId: id, ok: pdf !== null, userErrors: pdf ? [] : [{ message: refusal ?? failed }] })
        setDone(results.length)
      }
      const [only] = entries
      if (only && ids.length === 1) saveFile(only.name, only.input)
      else if (only) saveFile(`${formatMessage({ id: 'papers.pdfs.file' })}-${today()}.zip`, await zipOf(entries))
      return results
    } catch {
      return ids.map(nodeId => ({ nodeId, ok: false, userErrors: [{ message: failed }] }))
    } finally {
      setDone(null)
    }
  }

  async function readDocuments(ids: readonly string[], language: DocumentLanguage) {
    const { nodes = [] } =
      (await fetchQuery<useInvoicePdfsQuery>(
        environment,
        graphql`
          query useInvoicePdfsQuery($ids: [ID!]!, $language: DocumentLanguage!) @throwOnFieldError {
            nodes(ids: $ids) {
              ... on Invoice {
                id
                uuid
                number
                customerName
                documentUrl(language: $language)
              }
            }
          }
        `,
        { ids: [...ids], language },
        { fetchPolicy: 'network-only' },
      ).toPromise()) ?? {}
    return nodes.flatMap(node =>
      node?.id && node.documentUrl
        ? [{ id: node.id, name: fileNameOf({ ...node, uuid: node.uuid ?? '' }), url: node.documentUrl }]
        : [],
    )
  }

  return { save, done }
}

type Named = {
  readonly uuid: string
  readonly number?: string | null | undefined
  readonly customerName?: string | null | undefined
}

/** Drafts have no number, so the id distinguishes several drafts of one customer. */
const fileNameOf = ({ uuid, number, customerName }: Named): string =>
  (number ?? `${customerName ?? ''} ${uuid.slice(-6)}`).replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').trim()

/** The PDF, or the server's reason for refusing it. */
async function fetchPdf(url: string): Promise<{ pdf: Blob | null; refusal: string | null }> {
  const answer = await fetch(url)
  if (answer.ok) return { pdf: await answer.blob(), refusal: null }
  const problem: unknown = await answer.json().catch(() => null)
  const isSaid = typeof problem === 'object' && problem !== null && 'title' in problem
  return { pdf: null, refusal: isSaid && typeof problem.title === 'string' ? problem.title : null }
}

/** Loads the library only when a ZIP is needed. */
async function zipOf(entries: readonly Entry[]): Promise<Blob> {
  const { downloadZip } = await import('client-zip')
  return downloadZip(entries.map(({ name, input }) => ({ name, input, lastModified: new Date() }))).blob()
}
