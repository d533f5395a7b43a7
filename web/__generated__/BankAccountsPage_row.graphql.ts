/**
 * @generated SignedSource<<d7c4eb79bee412889a157d341b8e2e2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BankAccountStatus = "ACTIVE" | "CLOSED" | "DORMANT" | "NEW";
export type BankLinkMethod = "API" | "FOLDER" | "SFTP";
export type BankLinkStatus = "FAILING" | "NEVER" | "STALE" | "WORKING";
export type ConnectionType = "API" | "CRAWLER" | "MANUAL";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type BankAccountsPage_row$data = {
  readonly accountNumber: string;
  readonly alias: string;
  readonly balance: {
    readonly asOf: string;
    readonly ledger: {
      readonly amount: string;
      readonly currency: Currency;
    };
  } | null | undefined;
  readonly bank: {
    readonly name: string;
  };
  readonly connection: {
    readonly isSyncing: boolean;
    readonly method: BankLinkMethod;
    readonly status: BankLinkStatus;
  } | null | undefined;
  readonly connectionType: ConnectionType;
  readonly currency: Currency;
  readonly entity: {
    readonly name: string;
  };
  readonly id: string;
  readonly lastStatementOn: string | null | undefined;
  readonly status: BankAccountStatus;
  readonly unreconciledCount: number;
  readonly uuid: string;
  readonly " $fragmentType": "BankAccountsPage_row";
};
export type BankAccountsPage_row$key = {
  readonly " $data"?: BankAccountsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankAccountsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "BankAccountsPage_row"
};

(node as any).hash = "0ea3ef7d8f049a96f585dc9ff4f16dcb";

export default node;
