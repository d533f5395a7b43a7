/**
 * @generated SignedSource<<152b94d404bbbc4bb89366ab6fd7c4ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackupCodesCard_viewer$data = {
  readonly backupCodesLeft: number;
  readonly hasSecondFactor: boolean;
  readonly " $fragmentType": "BackupCodesCard_viewer";
};
export type BackupCodesCard_viewer$key = {
  readonly " $data"?: BackupCodesCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackupCodesCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BackupCodesCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backupCodesLeft",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a4424af50a0740d2ad8522837a3113e8";

export default node;
