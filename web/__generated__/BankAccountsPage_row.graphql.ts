/**
 * @generated SignedSource<<7cfc189795ddab07e9a318a4faf75192>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BankAccountStatus = "ACTIVE" | "CLOSED" | "DORMANT" | "NEW" | "%future added value";
export type BankLinkStatus = "FAILING" | "NEVER" | "STALE" | "WORKING" | "%future added value";
export type BankLinkWay = "API" | "FOLDER" | "SFTP" | "%future added value";
export type ConnectionType = "API" | "CRAWLER" | "MANUAL" | "%future added value";
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
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
    readonly status: BankLinkStatus;
    readonly way: BankLinkWay;
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

(node as any).hash = "62fc8a91a32aa7c58509b82641e1c769";

export default node;
