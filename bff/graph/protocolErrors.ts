// The graph's own codes in addition to the services': about the request itself, before any business logic. Together they are complete;
// tests/bff/errorCodes.test.ts checks real responses against them.

/** By code, the HTTP status of a request that is refused as a whole, and what it means. */
export const protocolErrors = {
  GRAPHQL_PARSE_FAILED: { status: 400, meaning: 'The document is not GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, meaning: 'The document does not fit the schema.' },
  BAD_USER_INPUT: { status: 400, meaning: 'A variable has the wrong type or is missing.' },
  OPERATION_RESOLUTION_FAILURE: { status: 400, meaning: 'The document has no operation of that name, or several.' },
  BAD_REQUEST: {
    status: 400,
    meaning: 'The body is not a GraphQL request, or comes in a form that other sites can send.',
  },
  PERSISTED_QUERY_NOT_FOUND: { status: 400, meaning: 'No trusted document has this id.' },
  PERSISTED_QUERY_NOT_SUPPORTED: { status: 400, meaning: 'Automatically persisted queries are not taken.' },
  DOCUMENT_NOT_TRUSTED: { status: 400, meaning: 'Browsers run trusted documents only, in production.' },
  OPERATION_LIMIT: { status: 400, meaning: 'The document is too large, too deep, too dear, or tries a secret twice.' },
  FORBIDDEN_ORIGIN: { status: 403, meaning: 'Requests from other sites are refused.' },
} as const satisfies Record<string, { status: number; meaning: string }>
