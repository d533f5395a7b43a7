/**
 * @generated SignedSource<<eb0d6a00532bf61d379684b6dde8b9d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type HistoryChoices_organization$data = {
  readonly bankAccounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly alias: string;
        readonly currency: Currency;
        readonly id: string;
      };
    }>;
  };
  readonly " $fragmentType": "HistoryChoices_organization";
};
export type HistoryChoices_organization$key = {
  readonly " $data"?: HistoryChoices_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryChoices_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HistoryChoices_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": {
            "direction": "ASC",
            "field": "ALIAS"
          }
        }
      ],
      "concreteType": "BankAccountConnection",
      "kind": "LinkedField",
      "name": "bankAccounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BankAccountEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BankAccount",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bankAccounts(first:200,sort:{\"direction\":\"ASC\",\"field\":\"ALIAS\"})"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "eb38bb19c48748f4896af53c4465a973";

export default node;
