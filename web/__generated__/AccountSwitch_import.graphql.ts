/**
 * @generated SignedSource<<68e696ffae14ef9d3f73780e8b409fa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type AccountSwitch_import$data = {
  readonly bankAccount: {
    readonly currency: Currency;
    readonly id: string;
  };
  readonly belongsTo: {
    readonly id: string;
  } | null | undefined;
  readonly fileId: string;
  readonly " $fragmentType": "AccountSwitch_import";
};
export type AccountSwitch_import$key = {
  readonly " $data"?: AccountSwitch_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSwitch_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountSwitch_import",
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
      "name": "bankAccount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "belongsTo",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};
})();

(node as any).hash = "aae50c0daa3605e321efe90a28c57642";

export default node;
