/**
 * @generated SignedSource<<803209cdf349228334828e64c5cea5c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type FileEquation_import$data = {
  readonly balanceProof: {
    readonly holds: boolean;
  } | null | undefined;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly totals: {
    readonly closing: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly incoming: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly incomingCount: number;
    readonly opening: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly outgoing: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly outgoingCount: number;
  } | null | undefined;
  readonly " $fragmentType": "FileEquation_import";
};
export type FileEquation_import$key = {
  readonly " $data"?: FileEquation_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileEquation_import">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileEquation_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BalanceProof",
      "kind": "LinkedField",
      "name": "balanceProof",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementImportTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
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
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "closing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "incoming",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "incomingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "outgoing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outgoingCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};
})();

(node as any).hash = "1ed657b0757cd3088977e5046488bc1f";

export default node;
