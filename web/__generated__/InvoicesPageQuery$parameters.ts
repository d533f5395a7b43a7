/**
 * @generated SignedSource<<77a3fa324083eca1efca7919737c24ee>>
 * @relayHash c43fae3d9e830e58e466cab546c03c51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66373443a670caa70934acf32eb3573cf570d98146537e1f0a2e78d78defcd9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66373443a670caa70934acf32eb3573cf570d98146537e1f0a2e78d78defcd9f",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
