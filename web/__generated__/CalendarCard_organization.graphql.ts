/**
 * @generated SignedSource<<2c22424b1b8de873440351803adafb84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarCard_organization$data = {
  readonly bankingDays: ReadonlyArray<{
    readonly closesAt: string | null | undefined;
    readonly date: string;
    readonly isOpen: boolean;
    readonly isOwn: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CalendarCard_organization";
};
export type CalendarCard_organization$key = {
  readonly " $data"?: CalendarCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarCard_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "year"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CalendarCard_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "year",
          "variableName": "year"
        }
      ],
      "concreteType": "BankingDay",
      "kind": "LinkedField",
      "name": "bankingDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closesAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "8deb02645e715c0f9d90320074a2e918";

export default node;
