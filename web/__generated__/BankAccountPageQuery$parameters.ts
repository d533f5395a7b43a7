/**
 * @generated SignedSource<<a628d8b58fb304a54d9f2575f39014f0>>
 * @relayHash bc524ea85e5d8f5f88210aeff04c3d9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65bc6e3f9438c9e79ed7e524faf941c5f07a9abb6661cc7bb0c283ef1a88bcb8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65bc6e3f9438c9e79ed7e524faf941c5f07a9abb6661cc7bb0c283ef1a88bcb8",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
