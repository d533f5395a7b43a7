/**
 * @generated SignedSource<<52cbcf58a82c3f0d8bd5d54ef513a0c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerPersonalData_customer$data = {
  readonly personalDataUrl: string | null | undefined;
  readonly " $fragmentType": "CustomerPersonalData_customer";
};
export type CustomerPersonalData_customer$key = {
  readonly " $data"?: CustomerPersonalData_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPersonalData_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPersonalData_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personalDataUrl",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "7736bbcd13c47c878409b8f8416aed25";

export default node;
