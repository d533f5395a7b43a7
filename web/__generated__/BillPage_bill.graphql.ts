/**
 * @generated SignedSource<<d5309f4d3f572158bb02644ea35be1ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillAction = "APPROVE" | "CANCEL" | "DELETE" | "MARK_PAID" | "PAY" | "RECORD_SLIP" | "SUBMIT" | "UPDATE";
export type BillApprovalObstacle = "NO_PERMISSION" | "OWN_BILL";
export type BillPaymentStatus = "IN_PROGRESS" | "PAID" | "UNPAID";
export type BillStatus = "APPROVED" | "CANCELLED" | "DRAFT" | "PAID" | "SUBMITTED";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type BillPage_bill$data = {
  readonly allowedActions: ReadonlyArray<BillAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly approvalObstacle: BillApprovalObstacle | null | undefined;
  readonly category: string | null | undefined;
  readonly counterparty: {
    readonly alias: string;
    readonly legalName: string;
  };
  readonly date: string;
  readonly description: string | null | undefined;
  readonly dueDate: string;
  readonly files: ReadonlyArray<{
    readonly fileId: string;
    readonly name: string;
    readonly size: number;
    readonly url: string;
  }>;
  readonly id: string;
  readonly number: string;
  readonly paymentStatus: BillPaymentStatus;
  readonly status: BillStatus;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"BillChecksCard_bill" | "BillLinks_bill" | "BillSteps_bill" | "BillTaxCard_bill" | "MetadataFacts_bill">;
  readonly " $fragmentType": "BillPage_bill";
};
export type BillPage_bill$key = {
  readonly " $data"?: BillPage_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillPage_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillPage_bill",
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
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "name": "dueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalObstacle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Counterparty",
      "kind": "LinkedField",
      "name": "counterparty",
      "plural": false,
      "selections": [
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
          "name": "legalName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillChecksCard_bill"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillLinks_bill"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillTaxCard_bill"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillSteps_bill"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MetadataFacts_bill"
    }
  ],
  "type": "Bill",
  "abstractKey": null
};

(node as any).hash = "80d7a2e62f9ff43cbae46ae5a420609c";

export default node;
