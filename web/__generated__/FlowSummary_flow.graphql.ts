/**
 * @generated SignedSource<<526ba5473836b9a5dd880b0333f6e62b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type FlowSummary_flow$data = {
  readonly before: {
    readonly from: string;
    readonly inChange: number | null | undefined;
    readonly netChange: number | null | undefined;
    readonly outChange: number | null | undefined;
    readonly to: string;
  };
  readonly categories: ReadonlyArray<{
    readonly category: {
      readonly uuid: string;
    } | null | undefined;
    readonly total: {
      readonly in: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly out: {
        readonly amount: string;
        readonly currency: Currency;
      };
    };
  }>;
  readonly total: {
    readonly in: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly lines: number;
    readonly net: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly out: {
      readonly amount: string;
      readonly currency: Currency;
    };
  };
  readonly " $fragmentType": "FlowSummary_flow";
};
export type FlowSummary_flow$key = {
  readonly " $data"?: FlowSummary_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlowSummary_flow">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "in",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "out",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FlowSummary_flow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CashFlowPeriod",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lines",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashFlowBefore",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inChange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outChange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netChange",
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
          "concreteType": "CashCategory",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uuid",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CashSums",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CashFlow",
  "abstractKey": null
};
})();

(node as any).hash = "7445e6a79cf286ad1a26c19803e23962";

export default node;
