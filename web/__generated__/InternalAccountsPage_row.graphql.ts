/**
 * @generated SignedSource<<b3d006de9a706287768d14f56dfd6ac4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConnectionType = "API" | "CRAWLER" | "MANUAL" | "%future added value";
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
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

(node as any).hash = "f938f779bbd85f243f319d2e0ad7ac53";

export default node;
