/**
 * @generated SignedSource<<a52c66c04ae8a583cb2280ff3b4da9a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type StandardCashCategory = "BANK_FEES" | "DEPOSITS" | "INTEREST" | "OWN_TRANSFERS" | "SALES_RECEIPTS";
import type { FragmentRefs } from "relay-runtime";
export type FlowTable_flow$data = {
  readonly before: {
    readonly from: string;
    readonly in: {
      readonly amount: string;
    };
    readonly inChange: number | null | undefined;
    readonly net: {
      readonly amount: string;
    };
    readonly netChange: number | null | undefined;
    readonly out: {
      readonly amount: string;
    };
    readonly outChange: number | null | undefined;
    readonly to: string;
  };
  readonly categories: ReadonlyArray<{
    readonly before: {
      readonly in: {
        readonly amount: string;
      };
      readonly out: {
        readonly amount: string;
      };
    };
    readonly category: {
      readonly name: string | null | undefined;
      readonly standard: StandardCashCategory | null | undefined;
      readonly uuid: string;
    } | null | undefined;
    readonly inChange: number | null | undefined;
    readonly outChange: number | null | undefined;
    readonly periods: ReadonlyArray<{
      readonly in: {
        readonly amount: string;
      };
      readonly out: {
        readonly amount: string;
      };
    }>;
    readonly total: {
      readonly in: {
        readonly amount: string;
      };
      readonly out: {
        readonly amount: string;
      };
    };
  }>;
  readonly currency: Currency;
  readonly periods: ReadonlyArray<{
    readonly closing: {
      readonly amount: string;
    } | null | undefined;
    readonly from: string;
    readonly in: {
      readonly amount: string;
    };
    readonly net: {
      readonly amount: string;
    };
    readonly opening: {
      readonly amount: string;
    } | null | undefined;
    readonly out: {
      readonly amount: string;
    };
    readonly to: string;
    readonly transfers: {
      readonly in: {
        readonly amount: string;
      };
      readonly out: {
        readonly amount: string;
      };
    };
    readonly unexplained: {
      readonly amount: string;
    } | null | undefined;
  }>;
  readonly total: {
    readonly closing: {
      readonly amount: string;
    } | null | undefined;
    readonly from: string;
    readonly in: {
      readonly amount: string;
    };
    readonly net: {
      readonly amount: string;
    };
    readonly opening: {
      readonly amount: string;
    } | null | undefined;
    readonly out: {
      readonly amount: string;
    };
    readonly to: string;
    readonly transfers: {
      readonly in: {
        readonly amount: string;
      };
      readonly out: {
        readonly amount: string;
      };
    };
    readonly unexplained: {
      readonly amount: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "FlowTable_flow";
};
export type FlowTable_flow$key = {
  readonly " $data"?: FlowTable_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlowTable_flow">;
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
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "in",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "out",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "net",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v7 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "opening",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CashSums",
    "kind": "LinkedField",
    "name": "transfers",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "unexplained",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "closing",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inChange",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outChange",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FlowTable_flow",
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
      "concreteType": "CashFlowPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashFlowPeriod",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v7/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v6/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "standard",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
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
          "name": "periods",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CashSums",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CashSums",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CashFlow",
  "abstractKey": null
};
})();

(node as any).hash = "08545cec4a8add2b1285f7b6ee8391e2";

export default node;
