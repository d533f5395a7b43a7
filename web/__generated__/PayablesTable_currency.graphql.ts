/**
 * @generated SignedSource<<fabfc53c0e8f73cc3d31f64b626f3ded>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PayableBucket = "DAYS_181_365" | "DAYS_1_30" | "DAYS_31_90" | "DAYS_91_180" | "MORE" | "NOT_DUE" | "TODAY";
import type { FragmentRefs } from "relay-runtime";
export type PayablesTable_currency$data = {
  readonly buckets: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly bucket: PayableBucket;
  }>;
  readonly counterparties: ReadonlyArray<{
    readonly buckets: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
      };
      readonly bucket: PayableBucket;
    }>;
    readonly counterparty: {
      readonly alias: string;
      readonly id: string;
    } | null | undefined;
    readonly remaining: {
      readonly amount: string;
    };
  }>;
  readonly currency: Currency;
  readonly remaining: {
    readonly amount: string;
  };
  readonly " $fragmentType": "PayablesTable_currency";
};
export type PayablesTable_currency$key = {
  readonly " $data"?: PayablesTable_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayablesTable_currency">;
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
  "name": "remaining",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "PayableSum",
  "kind": "LinkedField",
  "name": "buckets",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bucket",
      "storageKey": null
    },
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayablesTable_currency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CounterpartyPayables",
      "kind": "LinkedField",
      "name": "counterparties",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Counterparty",
          "kind": "LinkedField",
          "name": "counterparty",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alias",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CurrencyPayables",
  "abstractKey": null
};
})();

(node as any).hash = "efaa260b4cf0cb101041b7851016da39";

export default node;
