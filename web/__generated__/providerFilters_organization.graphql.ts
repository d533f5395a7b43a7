/**
 * @generated SignedSource<<8526031063552b02f7ece7cba1e8515f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type providerFilters_organization$data = {
  readonly paymentProviders: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly alias: string;
        readonly id: string;
      };
    }>;
  };
  readonly " $fragmentType": "providerFilters_organization";
};
export type providerFilters_organization$key = {
  readonly " $data"?: providerFilters_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"providerFilters_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "providerFilters_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        }
      ],
      "concreteType": "PaymentProviderConnection",
      "kind": "LinkedField",
      "name": "paymentProviders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentProviderEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PaymentProvider",
              "kind": "LinkedField",
              "name": "node",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "paymentProviders(first:200)"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "c239244b30892e467e90dce9ba962fce";

export default node;
