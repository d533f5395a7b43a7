/**
 * @generated SignedSource<<a807e059cc34c83a2bce382a33362bf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type Totals_organization$data = {
  readonly bankBalances: ReadonlyArray<{
    readonly accounts: number;
    readonly ledger: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly oldestAsOf: string | null | undefined;
    readonly unknown: number;
  }>;
  readonly " $fragmentType": "Totals_organization";
};
export type Totals_organization$key = {
  readonly " $data"?: Totals_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"Totals_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Totals_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankBalance",
      "kind": "LinkedField",
      "name": "bankBalances",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "oldestAsOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "ledger",
          "plural": false,
          "selections": [
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "3e72b1710f98b0d675b27962be4c0300";

export default node;
