/**
 * @generated SignedSource<<0f51d973f020044e7828a243ff72ee22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type directionTotals_total$data = {
  readonly currency: Currency;
  readonly incoming: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly outgoing: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly " $fragmentType": "directionTotals_total";
};
export type directionTotals_total$key = {
  readonly " $data"?: directionTotals_total$data;
  readonly " $fragmentSpreads": FragmentRefs<"directionTotals_total">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "directionTotals_total"
};

(node as any).hash = "a7c0e41315fc2b1aea5177690d88d39a";

export default node;
