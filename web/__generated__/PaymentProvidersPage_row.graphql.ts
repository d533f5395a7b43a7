/**
 * @generated SignedSource<<e8aab388d512ca7d1fe3e5e3ac7cc807>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentProviderName = "DOKU" | "DURIANPAY" | "FASPAY" | "IPAYMU" | "MIDTRANS" | "XENDIT";
import type { FragmentRefs } from "relay-runtime";
export type PaymentProvidersPage_row$data = {
  readonly alias: string;
  readonly id: string;
  readonly provider: PaymentProviderName;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCard_provider">;
  readonly " $fragmentType": "PaymentProvidersPage_row";
};
export type PaymentProvidersPage_row$key = {
  readonly " $data"?: PaymentProvidersPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentProvidersPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentProvidersPage_row"
};

(node as any).hash = "75761dc1457aff89c4cfa9ec83a6c8fb";

export default node;
