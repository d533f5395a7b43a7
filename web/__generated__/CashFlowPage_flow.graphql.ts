/**
 * @generated SignedSource<<e32f0a94ee0e46a2b802e1844348f62f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CashFlowPage_flow$data = {
  readonly accounts: number;
  readonly categories: ReadonlyArray<{
    readonly total: {
      readonly in: {
        readonly amount: string;
      };
    };
  }>;
  readonly currency: Currency;
  readonly periods: ReadonlyArray<{
    readonly from: string;
    readonly to: string;
  }>;
  readonly total: {
    readonly from: string;
    readonly lines: number;
    readonly to: string;
  };
  readonly unknown: number;
  readonly " $fragmentSpreads": FragmentRefs<"FlowChart_flow" | "FlowSummary_flow" | "FlowTable_flow" | "FlowWaterfall_flow">;
  readonly " $fragmentType": "CashFlowPage_flow";
};
export type CashFlowPage_flow$key = {
  readonly " $data"?: CashFlowPage_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashFlowPage_flow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CashFlowPage_flow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashFlowPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashFlowPeriod",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lines",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryCashFlow",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CashSums",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "in",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlowChart_flow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlowSummary_flow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlowTable_flow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlowWaterfall_flow"
    }
  ],
  "type": "CashFlow",
  "abstractKey": null
};
})();

(node as any).hash = "fbb589b9b3b1d1c9630d2e247043ddcb";

export default node;
