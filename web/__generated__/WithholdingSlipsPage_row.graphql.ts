/**
 * @generated SignedSource<<04813817c8d43fcf4dd22156705b4da5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type WithholdingSlipAction = "CANCEL";
export type WithholdingSlipStatus = "CANCELED" | "RECORDED";
import type { FragmentRefs } from "relay-runtime";
export type WithholdingSlipsPage_row$data = {
  readonly allowedActions: ReadonlyArray<WithholdingSlipAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly createdAt: string;
  readonly customerName: string;
  readonly id: string;
  readonly invoices: ReadonlyArray<{
    readonly number: string;
  }>;
  readonly number: string;
  readonly period: string;
  readonly slipDate: string;
  readonly status: WithholdingSlipStatus;
  readonly uuid: string;
  readonly " $fragmentType": "WithholdingSlipsPage_row";
};
export type WithholdingSlipsPage_row$key = {
  readonly " $data"?: WithholdingSlipsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithholdingSlipsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "WithholdingSlipsPage_row"
};

(node as any).hash = "f6f8dc88f8d08fae44edb91a9241e176";

export default node;
