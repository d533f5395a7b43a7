/**
 * @generated SignedSource<<653ca3a6460c89d84fe22548af21814a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DomainsCard_controls$data = {
  readonly allowedEmailDomains: ReadonlyArray<string>;
  readonly version: number;
  readonly " $fragmentType": "DomainsCard_controls";
};
export type DomainsCard_controls$key = {
  readonly " $data"?: DomainsCard_controls$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainsCard_controls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainsCard_controls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedEmailDomains",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Controls",
  "abstractKey": null
};

(node as any).hash = "8736189fa0cd0481dad577efaac1af28";

export default node;
