// The routes of every list: the list itself, and where the API has them its summary and one record.
import type { SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from './access.ts'
import type { Tx } from './database/database.ts'
import { commonErrors } from './errors.ts'
import { Refusal } from './http/problem.ts'
import type { Server } from './http/server.ts'
import { id } from './idShapes.ts'
import type { List } from './list.ts'
import { pageOf } from './page.ts'
import type { Caller } from './tokens.ts'

type ListRoutes<Row extends { id: string }, Body extends object, Summary extends object> = {
  path: string
  /** Singular and plural in operation names: `getThing`, `listThings`, `summarizeThings`. */
  names: { one?: string; many: string }
  /** Singular and plural in sentences: `One thing`, `Things`. */
  words: { one?: string; many: string }
  permission: string
  list: List<Row>
  body: z.ZodType<Body>
  /** A row in the response, as this caller may see it. */
  show: (row: Row, caller: Caller, request: FastifyRequest) => Body
  summary?: {
    description: string
    body: z.ZodType<Summary>
    read: (tx: Tx, where: SQL | undefined) => Promise<Summary>
  }
}

/** `GET path`, `GET path/summary` and, where one record has a name, `GET path/:id`. */
export function listRoutes<Row extends { id: string }, Body extends object, Summary extends object>(
  app: Server,
  { asCaller }: Pick<Access, 'asCaller'>,
  { path, names, words, permission, list, body, show, summary }: ListRoutes<Row, Body, Summary>,
): void {
  // TypeScript can't resolve Fastify's types for a generic form, so each is typed as some object here.
  const one: z.ZodType<object> = body
  app.get(
    path,
    {
      schema: {
        operationId: `list${names.many}`,
        description: `${words.many}, filtered and paged; with \`ids\` those alone, in any order`,
        querystring: list.query,
        response: { 200: pageOf(one) },
      },
    },
    request =>
      asCaller(request, permission, async (tx, caller) => {
        const { rows, page } = await list.page(tx, request.query)
        return page.answer(rows, row => show(row, caller, request))
      }),
  )

  if (summary) {
    const sum: z.ZodType<object> = summary.body
    app.get(
      `${path}/summary`,
      {
        schema: {
          operationId: `summarize${names.many}`,
          description: summary.description,
          querystring: list.filter,
          response: { 200: sum },
        },
      },
      request => asCaller(request, permission, tx => summary.read(tx, list.where(tx, request.query))),
    )
  }

  if (!names.one || !words.one) return

  app.get(
    `${path}/:id`,
    {
      schema: {
        operationId: `get${names.one}`,
        description: words.one,
        params: z.strictObject({ id }),
        response: { 200: one },
      },
    },
    request =>
      asCaller(request, permission, async (tx, caller) => {
        const row = await list.readOne(tx, request.params.id)
        if (!row) throw new Refusal(commonErrors.notFound)
        return show(row, caller, request)
      }),
  )
}
