/**
 * @generated SignedSource<<1eb75cbb0d77c02777d366d8a2f0b8bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PayableBucket = "DAYS_181_365" | "DAYS_1_30" | "DAYS_31_90" | "DAYS_91_180" | "MORE" | "NOT_DUE" | "TODAY";
import type { FragmentRefs } from "relay-runtime";
export type HomePayables_organization$data = {
  readonly agedPayables: {
    readonly currencies: ReadonlyArray<{
      readonly buckets: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
        };
        readonly bucket: PayableBucket;
        readonly count: number;
      }>;
      readonly count: number;
      readonly currency: Currency;
      readonly remaining: {
        readonly amount: string;
        readonly currency: Currency;
      };
    }>;
  };
  readonly " $fragmentType": "HomePayables_organization";
};
export type HomePayables_organization$key = {
  readonly " $data"?: HomePayables_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePayables_organization">;
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
  "name": "count",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomePayables_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Payables",
      "kind": "LinkedField",
      "name": "agedPayables",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CurrencyPayables",
          "kind": "LinkedField",
          "name": "currencies",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "remaining",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
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
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
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
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "bad7aa89f1e72cc002e31d98a2f461ca";

export default node;
