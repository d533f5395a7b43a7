/**
 * @generated SignedSource<<46938ff7d931685b654ec89402bd0e8f>>
 * @relayHash 09ea727ae80d29fdc3e9468726f08b30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab5bf37fae91e87f5898914ea39f476f4e4b5a415874e97e9037b4e3dedf911d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab5bf37fae91e87f5898914ea39f476f4e4b5a415874e97e9037b4e3dedf911d",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
