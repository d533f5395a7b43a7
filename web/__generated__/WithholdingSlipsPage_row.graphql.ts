/**
 * @generated SignedSource<<9cfbb2f3f80910db4716a51c96dea233>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type WithholdingSlipAction = "CANCEL" | "CONFIRM";
export type WithholdingSlipStatus = "CANCELED" | "PENDING" | "RECORDED";
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
  readonly version: number;
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

(node as any).hash = "ee7cc9c06ed959c70072e6894f2817ec";

export default node;
