/**
 * @generated SignedSource<<a8f8570f19e0dd306812a14b8ebc3933>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ImportMatches_lines$data = {
  readonly totals: ReadonlyArray<{
    readonly currency: Currency;
    readonly incoming: {
      readonly amount: string;
    };
    readonly outgoing: {
      readonly amount: string;
    };
  }>;
  readonly " $fragmentType": "ImportMatches_lines";
};
export type ImportMatches_lines$key = {
  readonly " $data"?: ImportMatches_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportMatches_lines">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ImportMatches_lines"
};

(node as any).hash = "25d2ec3cbf55a385750dd3b63ecbd339";

export default node;
