/**
 * @generated SignedSource<<087f23a200431cebd04de60ff9aa6b0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BankAccountStatus = "ACTIVE" | "CLOSED" | "DORMANT" | "NEW";
export type ConnectionType = "API" | "CRAWLER" | "MANUAL";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type InternalAccountsPage_row$data = {
  readonly accountNumber: string;
  readonly alias: string;
  readonly bank: {
    readonly name: string;
  };
  readonly connectionType: ConnectionType;
  readonly createdAt: string;
  readonly currency: Currency;
  readonly entity: {
    readonly name: string;
  };
  readonly id: string;
  readonly lastCheckedOn: string | null | undefined;
  readonly status: BankAccountStatus;
  readonly version: number;
  readonly " $fragmentType": "InternalAccountsPage_row";
};
export type InternalAccountsPage_row$key = {
  readonly " $data"?: InternalAccountsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"InternalAccountsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InternalAccountsPage_row"
};

(node as any).hash = "b881eabfe2aca3035686ce78644bf75a";

export default node;
