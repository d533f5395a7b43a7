// Declares a list of records: its query and its own parts. Paging, selection and the frame are common to all lists.
import { type ComponentType, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes'
import { type GraphQLTaggedNode, type OperationType, readInlineData } from 'relay-runtime'
import type { MessageId, NamesAbove, NamesUnder } from '../../i18n/messages.ts'
import type { PageProps } from '../../relay/entryPoint.ts'
import { type Crumb } from '../Page.tsx'
import { ListPage, type ListPageProps } from './ListPage.tsx'
import type { ListCodec, Sort } from './listState.ts'
import { type Paging, useListPage } from './useListPage.ts'
import { type ListState, useListState } from './useListState.ts'
import { useReadOnReturn } from './useReadOnReturn.ts'

type Listed = { readonly id: string; readonly uuid?: string }
type Address = { q: string; sort: Sort<string> }
/** The key of a fragment that reads `Data`. */
type KeyOf<Data> = Pick<KeyType, ' $fragmentSpreads'> & { readonly ' $data'?: Data }
/** What a fragment on the connection reads. */
type Rows<Row> = { readonly edges: readonly { readonly node: KeyOf<Row> }[] }

/** Arguments of a list's own part. */
export type ShownList<Query extends OperationType, ListKey extends KeyType, Row, State> = {
  /** The response of the screen's query, which may have more than the list. */
  response: Query['response']
  data: KeyTypeData<ListKey>
  rows: readonly Row[]
  list: ListState<State>
  paging: Paging
  /** Refetches the list in place. */
  refresh: () => void
}

type Frame<Row> = ListPageProps<Row, string>
/** Columns and filters, and any other optional part of a list page. */
type OwnPart<Row> = Pick<Frame<Row>, 'columns' | 'filters'> &
  Partial<Omit<Frame<Row>, 'name' | 'list' | 'paging' | 'rows' | 'totalCount' | 'rowName'>>

type ListWords = NamesAbove<'.title'> & NamesAbove<'.search'> & NamesAbove<'.none'> & NamesAbove<'.none.why'>
type Words = { title?: MessageId; search?: MessageId; none?: MessageId; why?: MessageId }

const wordsOf = (words: ListWords | Words): Words =>
  typeof words === 'string'
    ? { title: `${words}.title`, search: `${words}.search`, none: `${words}.none`, why: `${words}.none.why` }
    : words

type Declaration<Query extends OperationType, ListKey extends KeyType, Row, State extends Address> = Pick<
  Frame<Row>,
  'views' | 'rowName'
> & {
  /** Name of the user's choice of columns on this device. */
  name: string
  /** Prefix of its messages: `<words>.title`, `.search`, `.none` and `.none.why`; or those that its own part does not provide. */
  words: ListWords | Words
  /** The menu group that contains it; optionally followed by a screen in between. */
  crumbs: readonly [group: NamesUnder<'menu.group.'>, parent?: { title: MessageId; to: string }]
  state: ListCodec<State>
  /** Queries the organization with `list`. */
  query: GraphQLTaggedNode
  /** A pagination fragment on the organization; of the edges it reads only the cursor. */
  list: GraphQLTaggedNode
  /** A fragment on the connection: each page changes the organization's record, which would otherwise read all loaded rows again. */
  rows: GraphQLTaggedNode
  /** An `@inline` fragment on a row, read once, without its own subscription; mutations return it. */
  row: GraphQLTaggedNode
  connectionOf: (data: KeyTypeData<ListKey>) => KeyOf<Rows<Row>> & { readonly totalCount: number }
  /** Whether colleagues change it without a subscription event: then it is refetched whenever the window regains focus. */
  readsOnReturn?: true
  useOwnPart: (shown: ShownList<Query, ListKey, Row, State>) => OwnPart<Row>
}

/** The screen of a list. Its documents are in its own module, where Relay's compiler finds them. */
export function defineListScreen<
  Query extends OperationType & { readonly response: { readonly organization: ListKey } },
  More extends OperationType,
  ListKey extends KeyType,
  Row extends Listed,
  State extends Address,
>(declared: Declaration<Query, ListKey, Row, State>): ComponentType<PageProps<{ page: Query }>> {
  const { crumbs, useOwnPart } = declared
  const words = wordsOf(declared.words)
  return function ListScreen({ queries }) {
    const { formatMessage } = useIntl()
    const response: Query['response'] = usePreloadedQuery<Query>(declared.query, queries.page)
    const list = useListState(declared.state)
    const { data, paging } = useListPage<More, ListKey>(declared.list, response.organization)
    const connection = declared.connectionOf(data)
    const { edges } = useFragment<KeyOf<Rows<Row>>>(declared.rows, connection)
    const rows = useMemo(() => edges.map(({ node }) => readInlineData<KeyOf<Row>>(declared.row, node)), [edges])
    useReadOnReturn(() => declared.readsOnReturn && paging.lookAgain(rows.length))
    const refresh = () => paging.refresh(rows.length)
    const own = useOwnPart({ response, data, rows, list, paging, refresh })
    const say = (id: MessageId | undefined) => (id ? formatMessage({ id }) : '')
    const [group, parent] = crumbs
    const above: readonly Crumb[] = [
      { label: formatMessage({ id: `menu.group.${group}` }) },
      ...(parent ? [{ label: formatMessage({ id: parent.title }), to: parent.to }] : []),
    ]
    return (
      <ListPage
        name={declared.name}
        views={declared.views}
        crumbs={above}
        create={null}
        rowName={declared.rowName}
        {...own}
        title={own.title ?? say(words.title)}
        searchLabel={own.searchLabel ?? say(words.search)}
        noneYet={own.noneYet ?? { title: say(words.none), why: say(words.why) }}
        list={list}
        paging={paging}
        rows={rows}
        totalCount={connection.totalCount}
      />
    )
  }
}
