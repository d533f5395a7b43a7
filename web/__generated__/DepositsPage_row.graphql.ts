/**
 * @generated SignedSource<<242b250f41fbf78f6e3a2912b10443bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DepositRenewal = "NONE" | "PRINCIPAL" | "PRINCIPAL_AND_INTEREST";
export type DepositStatus = "ACTIVE" | "CLOSED" | "MATURED" | "NEW";
import type { FragmentRefs } from "relay-runtime";
export type DepositsPage_row$data = {
  readonly alias: string;
  readonly bank: {
    readonly name: string;
  };
  readonly id: string;
  readonly interestRate: string;
  readonly issuedOn: string;
  readonly maturesOn: string;
  readonly netInterest: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly nextInterest: {
    readonly date: string;
  } | null | undefined;
  readonly payoutAccount: {
    readonly id: string;
  } | null | undefined;
  readonly principal: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly renewal: DepositRenewal;
  readonly status: DepositStatus;
  readonly uuid: string;
  readonly " $fragmentType": "DepositsPage_row";
};
export type DepositsPage_row$key = {
  readonly " $data"?: DepositsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DepositsPage_row"
};

(node as any).hash = "bd3743ce17db8506c6b39f6f082fe128";

export default node;
