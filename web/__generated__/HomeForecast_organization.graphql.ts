/**
 * @generated SignedSource<<893b11c3129a3cc4c0527be18281ea94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type HomeForecast_organization$data = {
  readonly cashForecast: {
    readonly currency: Currency;
    readonly firstBreach: {
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly day: string;
    } | null | undefined;
    readonly lowest: {
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly day: string;
    } | null | undefined;
    readonly minimum: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly periods: ReadonlyArray<{
      readonly closing: {
        readonly amount: string;
      } | null | undefined;
      readonly from: string;
      readonly opening: {
        readonly amount: string;
      } | null | undefined;
      readonly to: string;
    }>;
  };
  readonly " $fragmentType": "HomeForecast_organization";
};
export type HomeForecast_organization$key = {
  readonly " $data"?: HomeForecast_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeForecast_organization">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  (v0/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
],
v4 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeForecast_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "currency",
          "value": "IDR"
        },
        {
          "kind": "Literal",
          "name": "unit",
          "value": "WEEK"
        }
      ],
      "concreteType": "CashForecast",
      "kind": "LinkedField",
      "name": "cashForecast",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "minimum",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CashOnDay",
          "kind": "LinkedField",
          "name": "firstBreach",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CashOnDay",
          "kind": "LinkedField",
          "name": "lowest",
          "plural": false,
          "selections": (v3/*:: as any*/),
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
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "closing",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "cashForecast(currency:\"IDR\",unit:\"WEEK\")"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "ebc2f119fa0944e8114bed1e528e1d7a";

export default node;
