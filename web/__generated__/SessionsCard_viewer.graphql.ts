/**
 * @generated SignedSource<<98026dc2d7c773da32156763e713b63e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceKind = "DESKTOP" | "OTHER" | "PHONE" | "TABLET";
import type { FragmentRefs } from "relay-runtime";
export type SessionsCard_viewer$data = {
  readonly sessions: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly country: string | null | undefined;
    readonly createdAt: string;
    readonly device: {
      readonly browser: string | null | undefined;
      readonly kind: DeviceKind;
      readonly system: string | null | undefined;
    };
    readonly id: string;
    readonly isCurrent: boolean;
    readonly lastUsedAt: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "SessionsCard_viewer";
};
export type SessionsCard_viewer$key = {
  readonly " $data"?: SessionsCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SessionsCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserSession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
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
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Device",
          "kind": "LinkedField",
          "name": "device",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "browser",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "system",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "db65bc17a9a1c1b91522ef78fae4b6b2";

export default node;
