// Which tests prove that each threat of docs/security.md is countered. `threats.test.ts` checks the table against the sources; after a run
// of all tests tests/support/judge reports which of them did not run or pass, and fails the run.

/** By file, the prefixes of titles of tests or groups. All matching tests must run and pass. */
export type Proofs = Readonly<Record<string, readonly string[]>>

/** By threat; in addition, every test whose title begins with a threat (`T23: …`) has to pass. */
export const THREATS: Readonly<Record<string, Proofs>> = {
  T1: {
    'tests/bff/tenancy.test.ts': [
      'T1: fields of an organization',
      'T1: nodes',
      'T1: mutations',
      'T1: subscriptions',
      'T1: files',
    ],
    'tests/kit/tenancy.test.ts': ['T1: an organization'],
    'tests/services/account/tenancy.test.ts': ['T1: answers for records of another organization'],
  },
  T2: {
    'tests/e2e/trust.test.ts': ['T2: a hostile page'],
    'tests/bff/operations.test.ts': ['T2: other origins are refused', 'T2: batches, forms, plain text'],
    'tests/bff/websocket.test.ts': ['T2: another origin does not'],
    'tests/bff/auth/social.test.ts': ['T2: begins no sign-in'],
  },
  T3: {
    'tests/e2e/trust.test.ts': ['T3: markup that people type'],
    'tests/bff/auth/session.test.ts': ['T3: signs in: the session is in a cookie'],
    'tests/bff/operations.test.ts': ['T3: answers are not stored'],
    'tests/kit/files.test.ts': ['T3: goes in and comes out'],
    'tests/services/treasury/connections/connections.test.ts': ['T3: credentials are given'],
  },
  T4: {
    'tests/services/account/sessions.test.ts': [
      'T4: replaces what the browser held',
      'T4: gives a new id at the second factor',
    ],
    'tests/services/account/social.test.ts': [
      'T4: refuses a wrong state',
      'T4: refuses an id token with another nonce',
      'T4: refuses a code that was used',
    ],
  },
  T5: {
    'tests/services/account/sessions.test.ts': [
      'T5: ends the session when an id is used after its grace',
      'T5: gives two tabs',
    ],
    'tests/services/account/exchange.test.ts': [
      'T5: ends access within the moment',
      'T5: ends sessions and API tokens for good',
    ],
    'tests/bff/auth/sockets.test.ts': ['T5: cookie, socket and token of a member end within two seconds'],
  },
  T6: {
    'tests/services/account/lockout.test.ts': [
      'T6: lets no more than five of a hundred',
      'T6: a spray lets no more guesses through than its limits',
      'T6: stops an address that guesses patiently',
      'T6: survives a restart',
    ],
    'tests/bff/auth/session.test.ts': ['T6: lets nobody multiply attempts by aliases'],
    'tests/services/account/signIn.test.ts': ['T6: checks a few passwords at a time'],
    'tests/bff/auth/proxy.test.ts': ['T6: an address that a client writes itself multiplies nothing'],
  },
  T7: {
    'tests/services/account/twoFactor.test.ts': [
      'T7: accepts a code once of twenty',
      'T7: of twenty parallel sends of one right code',
      'T7: a backup code that is sent twenty times',
      'T7: wrong codes at the sign-in do not lock what is approved',
      'T7: counts wrong codes',
    ],
    'tests/services/account/approvalProofs.test.ts': [
      'T7: of twenty who give one code at once',
      'T7: the code of the sign-in approves nothing',
    ],
  },
  T8: {
    'tests/services/account/signIn.test.ts': ['T8: does the same work', 'T8: refuses a wrong pair in one manner'],
    'tests/services/account/lockout.test.ts': ['T8: treats an unknown email just so'],
    'tests/services/account/passwordReset.test.ts': ['T8: answers the same for an unknown email'],
  },
  T9: {
    'tests/security/massAssignment.test.ts': ['T9: '],
  },
  T10: {
    'tests/services/account/webhooks.test.ts': ['T10: an address leads nowhere inside'],
  },
  T11: {
    'tests/services/treasury/statementTransactions/imports.test.ts': ['T11: comes back annotated'],
    'tests/services/treasury/recordImports.test.ts': ['T11: gives the file back'],
  },
  T12: {
    'tests/kit/files.test.ts': [
      'T12: that is made to harm',
      'T12: is refused by its content',
      'T12: of 25 MB flows through',
    ],
    'tests/services/account/profile.test.ts': ['T12: takes no picture'],
    'tests/services/treasury/statementTransactions/imports.test.ts': ['T12: that is empty, too large or a workbook'],
    'tests/faults/hostileFiles.test.ts': ['T12: what is made to harm, and imported'],
  },
  T13: {
    'tests/bff/limits.test.ts': ['T13: '],
    'tests/bff/rateLimit.test.ts': ['T13: beyond the allowance is 429'],
    'tests/bff/operations.test.ts': ['T13: a mistake in a document'],
  },
  T14: {
    'tests/bff/websocket.test.ts': ['T14: twenty at a time', 'T14: a reader that does not read'],
    'tests/bff/auth/sockets.test.ts': ['T14: ends with the membership'],
  },
  T15: {
    'tests/services/treasury/payments/races.test.ts': ['T15: ten approvers of one payment'],
    'tests/services/treasury/reconciliation/races.test.ts': ['T15: ten people who match one line at once'],
  },
  T16: {
    'tests/kit/idempotency.test.ts': ['T16: applies a request once', 'T16: is written with its effect'],
    'tests/faults/lostAnswer.test.ts': ['T16: it is done once'],
    'tests/services/account/approvalProofs.test.ts': ['T16: a fresh code becomes a proof'],
    'tests/services/treasury/payments/dispatch.test.ts': ['T16: an answer that is lost', 'T16: a worker that dies'],
    'tests/faults/payments.test.ts': ['T16: a payment whose worker is killed'],
    'tests/faults/paymentCampaign.test.ts': ['T16: whatever goes wrong'],
  },
  T17: {
    'tests/services/treasury/counterparties.test.ts': ['T17: refuses a stale version'],
    'tests/services/account/members.test.ts': ['T17: refuses stale versions'],
    'tests/e2e/settings.test.ts': ['T17: a change of the company'],
  },
  T18: {
    'tests/services/account/webhooks.test.ts': ['T18: signs time and body'],
    'tests/services/treasury/payments/dispatch.test.ts': ['T18: makes us ask, when the bank has signed it'],
  },
  T19: {
    'tests/kit/tokens.test.ts': ['T19: allows clocks to be five seconds apart'],
  },
  T20: {
    'tests/security/canary.test.ts': ['T20: passwords, codes, links, tokens'],
    'tests/web/telemetry/canary.test.ts': ['T20: errors and page views'],
    'tests/e2e/telemetry.test.ts': [
      'T20: a report and its recording',
      'T20: a password, a code and a link that somebody uses',
    ],
  },
  T21: {
    'tests/kit/problems.test.ts': ['T21: takes no forged header'],
    'tests/kit/tokens.test.ts': ['T21: is refused for another audience'],
    'tests/services/account/signIn.test.ts': ['T21: listens to the BFF alone'],
    'tests/security/serviceDoors.test.ts': ['T21: refuses '],
    'tests/bff/operations.test.ts': ['T21: a cookie and a token on one request'],
  },
  T22: {
    'tests/services/account/invitations.test.ts': ['T22: refuses forged, used, replaced'],
    'tests/services/account/setup.test.ts': ['T22: is stored as a hash, works once'],
    'tests/services/account/passwordReset.test.ts': ['T22: refuses links that are forged'],
    'tests/bff/auth/people.test.ts': ['T22: the page of a link'],
    'tests/services/account/invoicing/customers/requests.test.ts': ['T22: keeps the secret of a link'],
    'tests/bff/modules/customerRequests.test.ts': ['T22: a link opens none of the fields'],
    'tests/bff/modules/customerPortal.test.ts': ['T22: a customer’s session opens none of the fields'],
    'tests/bff/modules/checkout.test.ts': ['T22: a checkout link reaches its invoice alone'],
  },
  T23: {
    'tests/security/protectedActions.test.ts': ['T23: '],
    'tests/security/protectedInAccount.test.ts': ['T23: '],
    'tests/security/protectedInTreasury.test.ts': ['T23: '],
    'tests/security/protectedMails.test.ts': ['T23: '],
    'tests/security/protectedThroughGraph.test.ts': ['T23: '],
  },
  T24: {
    'tests/services/treasury/payments/authors.test.ts': ['T24: a laundered edit'],
    'tests/services/treasury/payments/reviewPlan.test.ts': [
      'T24: a decision that moves the day',
      'T24: a payment that failed',
      'T24: a payment that a person brings to the bank',
    ],
  },
  T25: {
    'tests/bff/auth/proxy.test.ts': ['T25: '],
    'tests/bff/address.test.ts': ['T25: '],
  },
  T26: {
    'tests/faults/openFiles.test.ts': [
      'T26: a statement file that is refused leaves nothing open in the worker',
      'T26: nothing stays open in the API',
    ],
    'tests/faults/openRecordFiles.test.ts': ['T26: a file of records that is refused'],
    'tests/services/treasury/connections/sftp.test.ts': ['T26: one that '],
  },
  T29: {
    'tests/services/treasury/providers/rules.test.ts': ['T29: takes what the provider signed'],
    'tests/services/treasury/providers/sync.test.ts': [
      'T29: makes us ask, and books nothing',
      'T29: answers a replay with 200',
      'T29: refuses an unknown address and a wrong proof',
      'T29: takes nothing that another organization’s secret proves',
      'T29: withstands a storm',
    ],
    'tests/bff/providerHooks.test.ts': ['T29: says one thing of', 'T29: refuses more than 256 KB'],
  },
}
