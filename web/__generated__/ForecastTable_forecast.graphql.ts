/**
 * @generated SignedSource<<b71a7749170a0ee726cfcd935487245c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashFlowSource = "BILL" | "CREDIT_MEMO" | "DEPOSIT" | "IMPORT" | "INVOICE" | "MANUAL" | "PAYMENT" | "PLANNED" | "PROVIDER" | "UNAPPROVED_BILL" | "UNAPPROVED_PAYMENT";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ForecastTable_forecast$data = {
  readonly currency: Currency;
  readonly minimum: {
    readonly amount: string;
  } | null | undefined;
  readonly periods: ReadonlyArray<{
    readonly closing: {
      readonly amount: string;
    } | null | undefined;
    readonly closingInRupiah: {
      readonly amount: string;
    } | null | undefined;
    readonly from: string;
    readonly in: {
      readonly amount: string;
    };
    readonly lowest: {
      readonly amount: {
        readonly amount: string;
      };
    } | null | undefined;
    readonly opening: {
      readonly amount: string;
    } | null | undefined;
    readonly out: {
      readonly amount: string;
    };
    readonly sources: ReadonlyArray<{
      readonly in: {
        readonly amount: string;
      };
      readonly out: {
        readonly amount: string;
      };
      readonly source: CashFlowSource;
    }>;
    readonly to: string;
  }>;
  readonly rupiahRate: {
    readonly date: string;
  } | null | undefined;
  readonly scenarios: ReadonlyArray<{
    readonly periods: ReadonlyArray<{
      readonly closing: {
        readonly amount: string;
      } | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "ForecastTable_forecast";
};
export type ForecastTable_forecast$key = {
  readonly " $data"?: ForecastTable_forecast$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastTable_forecast">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
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
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "closing",
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
  "name": "ForecastTable_forecast",
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
      "concreteType": "RupiahRate",
      "kind": "LinkedField",
      "name": "rupiahRate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "opening",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "closingInRupiah",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CashOnDay",
          "kind": "LinkedField",
          "name": "lowest",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
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
          "concreteType": "ForecastSource",
          "kind": "LinkedField",
          "name": "sources",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastScenario",
      "kind": "LinkedField",
      "name": "scenarios",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ForecastPeriod",
          "kind": "LinkedField",
          "name": "periods",
          "plural": true,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CashForecast",
  "abstractKey": null
};
})();

(node as any).hash = "b4447230922c0d083ef68c96d0a448a2";

export default node;
