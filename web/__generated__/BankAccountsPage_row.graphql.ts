/**
 * @generated SignedSource<<a0c89f1f6e665776c12004427cb21b64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
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
  readonly connectionType: ConnectionType;
  readonly currency: Currency;
  readonly entity: {
    readonly name: string;
  };
  readonly id: string;
  readonly lastStatementOn: string | null | undefined;
  readonly unreconciledCount: number;
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

(node as any).hash = "47258b08de45310b12d981bce173bd3a";

export default node;
