/**
 * @generated SignedSource<<3ea38cc81bebdae81c3aa9869d55649c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type OtherAccountNotice_import$data = {
  readonly belongsTo: {
    readonly accountNumber: string;
    readonly alias: string;
    readonly currency: Currency;
    readonly id: string;
  } | null | undefined;
  readonly fileId: string;
  readonly leftOut: ReadonlyArray<{
    readonly bankAccount: {
      readonly accountNumber: string;
      readonly alias: string;
      readonly currency: Currency;
      readonly id: string;
    };
    readonly rows: number;
  }>;
  readonly " $fragmentType": "OtherAccountNotice_import";
};
export type OtherAccountNotice_import$key = {
  readonly " $data"?: OtherAccountNotice_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherAccountNotice_import">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "accountNumber",
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
  "name": "OtherAccountNotice_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "belongsTo",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementsLeftOut",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BankAccount",
          "kind": "LinkedField",
          "name": "bankAccount",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "7855d03631b5620e333decae168c0252";

export default node;
