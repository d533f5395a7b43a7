// A small schema in the style of the real one, so that the BFF's core is tested independently of any module.
import { readFileSync } from 'node:fs'

const base = readFileSync(new URL('../../../bff/modules/base/base.graphql', import.meta.url), 'utf8')

export const ledgerTypeDefs = [
  base,
  /* GraphQL */ `
    type Viewer implements Node {
      id: ID!
      uuid: UUID!
      memberships: [Membership!]!
    }
    type Membership {
      permissions: [String!]!
      organization: Organization!
    }
    type Organization implements Node {
      id: ID!
      uuid: UUID!
      bankAccounts(first: Int = 50, after: String): BankAccountConnection @semanticNonNull
      bankAccount(uuid: UUID!): BankAccount
      statementTransactions(first: Int = 50, after: String): StatementTransactionConnection @semanticNonNull
    }
    type BankAccount implements Node {
      id: ID!
      uuid: UUID!
      alias: String!
      balance: Money
      statementTransactions(first: Int = 50, after: String): StatementTransactionConnection
    }
    type BankAccountConnection {
      edges: [BankAccountEdge!]!
      pageInfo: PageInfo!
      totalCount: Int @semanticNonNull
    }
    type BankAccountEdge {
      cursor: String!
      node: BankAccount!
    }
    type Counterparty implements Node {
      id: ID!
      alias: String!
    }
    type StatementTransaction implements Node {
      id: ID!
      uuid: UUID!
      date: Date!
      amount: Money!
      status: LedgerStatus!
      bankAccount: BankAccount!
      counterparty: Counterparty
    }
    enum LedgerStatus {
      OPEN
      DONE
    }
    type StatementTransactionConnection {
      edges: [StatementTransactionEdge!]!
      pageInfo: PageInfo!
    }
    type StatementTransactionEdge {
      cursor: String!
      node: StatementTransaction!
    }
    type BankAccountPayload {
      bankAccount: BankAccount
      userErrors: [UserError!]!
    }
    input CreateBankAccountInput {
      alias: String!
    }
    input RenameBankAccountInput {
      id: ID!
      alias: String!
    }
    extend type Mutation {
      createBankAccount(input: CreateBankAccountInput!): BankAccountPayload
      renameBankAccount(input: RenameBankAccountInput!): BankAccountPayload
      signIn(password: String!): Viewer
    }
    extend type Subscription {
      "Shared among equals."
      bankAccountChanged(id: ID): BankAccount!
      "Executed for each subscriber."
      ownBankAccountChanged: BankAccount!
      "The present state first; ends when its alias is 'done'."
      bankAccountProgress(id: ID!): BankAccount!
    }
  `,
]
